import type { Config } from 'tailwindcss';

/**
 * Design tokens, each named for its role. Contrasts are stated where a role is used for text:
 * see docs/decisions for the pairs that are allowed.
 */
const config: Config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}', './lib/**/*.{ts,tsx}'],
  // Hover looks only where a pointer hovers: on a touch screen they stick after the tap.
  future: { hoverOnlyWhenSupported: true },
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      ink: '#0f0d24',
      indigo: { DEFAULT: '#1c1950', bright: '#2a2675', thread: '#3a3590' },
      ochre: { DEFAULT: '#e9a53b', light: '#f2bd66' },
      terracotta: { DEFAULT: '#b8431f', thread: '#c9512f', pale: '#fbeee9', light: '#f4a88f' },
      teal: { DEFAULT: '#1f7a6b', pale: '#e8f4f1' },
      tint: '#f1f0fa',
      line: '#d9d6ec',
      edge: '#8b86ad',
      muted: '#55516e',
      lavender: { DEFAULT: '#c5c0ea', thread: '#8f87f4' },
    },
    // In the reader's own text size: whoever has it large gets the layout that has room for it.
    screens: {
      sm: '35em',
      md: '48em',
      lg: '64em',
      xl: '80em',
      // A phone on its side, a page under a magnifier: nothing may stay in the way.
      short: { raw: '(max-height: 29.99em)' },
    },
    fontFamily: {
      heading: ['var(--font-heading)', 'Bricolage Fallback', 'system-ui', 'sans-serif'],
      text: ['var(--font-text)', 'Instrument Fallback', 'system-ui', 'sans-serif'],
      code: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    fontSize: {
      // Fluid sizes grow between a 360 px and a 1440 px wide window.
      hero: ['clamp(2.5rem, 1.5rem + 4.45vw, 5.5rem)', { lineHeight: '1.04', letterSpacing: '-0.03em' }],
      display: [
        'clamp(2.25rem, 1.75rem + 2.25vw, 3.75rem)',
        { lineHeight: '1.06', letterSpacing: '-0.03em' },
      ],
      title: ['clamp(2rem, 1.5rem + 2.2vw, 3.5rem)', { lineHeight: '1.06', letterSpacing: '-0.028em' }],
      heading: [
        'clamp(1.75rem, 1.55rem + 0.9vw, 2.375rem)',
        { lineHeight: '1.12', letterSpacing: '-0.022em' },
      ],
      subheading: ['1.5rem', { lineHeight: '1.2', letterSpacing: '-0.02em' }],
      figure: ['clamp(3rem, 2.5rem + 2.2vw, 4.75rem)', { lineHeight: '1', letterSpacing: '-0.035em' }],
      lead: ['clamp(1.125rem, 1.07rem + 0.25vw, 1.3125rem)', { lineHeight: '1.6' }],
      prose: ['1.125rem', { lineHeight: '1.7' }],
      base: ['1.0625rem', { lineHeight: '1.6' }],
      note: ['0.9375rem', { lineHeight: '1.5' }],
      small: ['0.875rem', { lineHeight: '1.5' }],
    },
    extend: {
      // What is read, rather than drawn, keeps 7:1 on white and on its own pale ground.
      textColor: {
        muted: '#514d6a',
        terracotta: { DEFAULT: '#8f3115', light: '#f4a88f' },
      },
      gridTemplateColumns: { quote: 'minmax(0, 1fr) 26rem', printed: '9rem minmax(0, 1fr)' },
      maxHeight: { portrait: '44rem', receipt: 'calc(100vh - 7.5rem)' },
      aspectRatio: { cover: '5 / 2' },
      minHeight: { hero: 'min(54rem, 96vh)' },
      maxWidth: { bar: '77.5rem', page: '72.5rem', measure: '42.5rem', narrow: '36rem' },
      spacing: {
        section: 'clamp(4.5rem, 3rem + 6.5vw, 8.5rem)',
        bar: '4.5rem',
        touch: '2.75rem',
        drawer: 'min(20rem, 84vw)',
        // Scrolled further than this, the bar turns dark (specification, section 9).
        threshold: '50px',
      },
      borderRadius: { DEFAULT: '3px', card: '6px' },
      borderWidth: { thread: '6px' },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
      transitionDuration: { DEFAULT: '200ms' },
      keyframes: {
        'slide-in': { from: { transform: 'translateX(-100%)' } },
        appear: { from: { opacity: '0' } },
        rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
      },
      animation: {
        'slide-in': 'slide-in 240ms cubic-bezier(0.2, 0.7, 0.3, 1)',
        appear: 'appear 200ms ease-out',
        rise: 'rise 260ms ease-out',
      },
      zIndex: { bar: '40', drawer: '50', toast: '60' },
    },
  },
  corePlugins: { container: false },
};

export default config;
