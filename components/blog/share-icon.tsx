import type { ShareNetwork } from '@/lib/rules/share/share-links';

// Simple strokes of our own, not the networks' logos.
const STROKES: Record<ShareNetwork | 'instagram', string> = {
  whatsapp: 'M4 20l1.6-4.4A8 8 0 1 1 9 18.600zM9 9c.5 3 2.500 5 6 6',
  facebook: 'M15 5h-1.500A2.500 2.500 0 0 0 11 7.500V20M8 12h6.500',
  x: 'M5 5l14 14M19 5L5 19',
  linkedin: 'M6 10v9M6 5.500v.1M11 19v-9M11 14a3.500 3.500 0 0 1 7 0v5',
  instagram:
    'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM12 8.500a3.500 3.500 0 1 0 .1 0zM16.500 7.400v.1',
};

export function ShareIcon({ network }: { network: keyof typeof STROKES }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      className="h-5 w-5 fill-none stroke-current"
      strokeWidth="2"
    >
      <path d={STROKES[network]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
