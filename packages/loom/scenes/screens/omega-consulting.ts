import { colours } from '../../colours';
import { lineIcon } from '../icons';
import { clientCloth, type Screen } from './screen';

const practices = [
  ['01', 'Stratégie et croissance', 'Marchés, alliances, plans à cinq ans'],
  ['02', 'Finance et audit', 'Contrôle, levées de fonds, conformité'],
  ['03', 'Organisation', 'Métiers, procédures, conduite du changement'],
];

const figures = [
  ['18', 'ans de métier'],
  ['140', 'missions menées'],
  ['11', 'pays d’Afrique'],
];

/** Threads of the large omega, laid on one another from the widest: width and colour token. */
const threads = [
  [112, 'ochre'],
  [96, 'ink'],
  [72, 'ochre'],
  [12, 'ink'],
] as const;

const omega = 'M20 424H168V353A170 170 0 1 1 332 353V424H480';

const cloth = {
  ...clientCloth(
    'night',
    [
      { at: -16, colours: ['ochre', 'ochre', 'night', 'ochre'] },
      { at: 11, colours: ['ochre', 'night', 'ochre', 'ochre'] },
    ],
    [{ at: -8, colours: ['ochre', 'ochre', 'ochre'] }],
  ),
  angle: -24,
};

const letter = `<svg class="omega" viewBox="0 -26 500 509">${threads.map(([width, token]) => `<path d="${omega}" stroke="${colours[token]}" stroke-width="${width}"/>`).join('')}</svg>`;
const name = `<svg class="mark" width="38" height="36" viewBox="0 0 38 36"><path d="M0 32H11V28A13.5 13.5 0 1 1 27 28V32H38"/></svg><b class="figure">Omega Consulting</b>`;
const toPartner = `<span class="button ochre">Parler à un associé ${lineIcon('arrow', 26)}</span>`;

const markup = `
<main>
  <header>${name}
    <ul><li>Expertises</li><li>Missions</li><li>Équipe</li><li>Publications</li></ul><p class="languages"><b>FR</b> EN</p><span class="button">Prendre rendez-vous</span></header>
  <div class="hero">
    <div><p class="eyebrow">Conseil aux entreprises et aux institutions</p>
      <h1>Décider juste,<br>exécuter jusqu’au bout.</h1>
      <p class="lead">Nos équipes restent sur place jusqu’à ce que la décision produise son effet.</p>
      ${toPartner}</div>
    ${letter}
  </div>
  <ul class="figures">${figures.map(([value, label]) => `<li><b class="figure">${value}</b><span>${label}</span></li>`).join('')}<li class="quote"><b class="figure">94 %</b><span>des clients nous confient une deuxième mission</span></li></ul>
  <div class="practices"><h2>Nos expertises</h2>
    <ul>${practices.map(([number, title, text]) => `<li><i>${number}</i><h3>${title}</h3><p>${text}</p>${lineIcon('arrow', 30)}</li>`).join('')}</ul></div>
</main>`;

const style = `
:root{--display:'Source Serif'}
main{position:absolute;left:104px;top:80px;width:1392px;height:940px;background:var(--white);border-radius:10px 10px 0 0;overflow:hidden}
header{display:flex;align-items:center;gap:16px;height:96px;padding:0 52px;background:var(--ink);color:var(--white)}
h1,h2,h3,header b{font-weight:400!important}
header b{font-size:34px;white-space:nowrap}
.mark path{fill:none;stroke:var(--ochre);stroke-width:7}
header ul{display:flex;gap:32px;margin:0 auto 0 32px;color:var(--lavender)}
.languages{color:var(--control);margin-right:22px;white-space:nowrap}
header .languages b{font:inherit;font-weight:600;color:var(--white);margin-right:8px}
.button{display:inline-flex;align-items:center;gap:14px;font-weight:600;border:2px solid var(--control);border-radius:4px;padding:11px 24px;white-space:nowrap}
.button.ochre{background:var(--ochre);border-color:var(--ochre);color:var(--ink);font-size:25px;padding:17px 30px;margin-top:34px}
.hero{position:relative;height:440px;padding:24px 52px 0;background:var(--ink);color:var(--white);overflow:hidden}
.hero>div{width:760px}
.eyebrow{font-weight:500;color:var(--ochre)}
h1{font-size:78px;letter-spacing:-.03em;line-height:1.02;margin-top:16px;white-space:nowrap}
.lead{font-size:26px;color:var(--lavender);margin-top:22px;width:620px}
.omega{position:absolute;right:40px;bottom:0;height:430px}
.omega path{fill:none}
.figures{display:grid;grid-template-columns:260px 270px 250px 1fr;background:var(--white)}
.figures li{padding:16px 0 18px 52px}
.figures li+li{border-left:2px solid var(--line);padding-left:34px}
.figures b{display:block;font-size:72px;letter-spacing:-.035em;font-weight:400}
.figures span{color:var(--muted);font-size:24px;line-height:1.2;display:block;margin-top:4px;white-space:nowrap}
.figures .quote{background:var(--ochre);color:var(--ink);display:flex;align-items:center;gap:26px;border:0;padding-right:40px}
.figures .quote b{white-space:nowrap}
.figures .quote span{color:var(--ink);white-space:normal}
.practices{display:grid;grid-template-columns:344px 1fr;padding:26px 52px;border-top:2px solid var(--line)}
h2{font-size:46px}
.practices li{display:grid;grid-template-columns:56px 380px 1fr 30px;align-items:center;padding:16px 0;border-top:2px solid var(--line)}
.practices li:first-child{border-top:0;padding-top:6px}
.practices i{font:700 22px var(--display);color:var(--muted)}
h3{font-size:31px}
.practices p{font-size:20px;color:var(--muted);line-height:1.3;padding-right:24px}
`;

/** The front page of a consulting firm: what it promises, what it has done, how to reach a partner. */
export const omegaConsulting: Screen = {
  name: 'project-omega-consulting',
  cloth,
  markup,
  style,
  phone: {
    markup: `<main><header>${name}</header>${letter}<h1>Décider juste,<br>exécuter<br>jusqu’au bout.</h1>${toPartner}</main>`,
    style: `
main{left:34px;right:34px;top:34px;bottom:0;width:auto;height:auto;background:var(--ink);color:var(--white);padding:0 32px}
header{position:relative;padding:0;height:88px;border-bottom:2px solid var(--indigo)}
.omega{right:-58px;bottom:-34px;height:430px}
.omega path:nth-child(odd){stroke:var(--indigo-bright)}
h1{position:relative;font-size:72px;margin-top:36px}
.button.ochre{position:relative;margin-top:32px}
`,
  },
};
