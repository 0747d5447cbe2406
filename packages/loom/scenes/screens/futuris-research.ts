import { drawCountryTiles, countries } from './country-tiles';
import { clientCloth, type Screen } from './screen';

/** Share of trades that take mobile payments, in percent, from 2018 to 2024. */
const trends = [
  { name: 'Commerces', shares: [21, 26, 34, 43, 51, 58, 64], token: 'ink' },
  { name: 'Transports', shares: [9, 13, 20, 28, 35, 43, 49], token: 'control' },
  { name: 'Ateliers', shares: [6, 8, 12, 16, 21, 26, 31], token: 'terracotta' },
];

const chart = { left: 44, right: 392, bottom: 246, perPoint: 3.5 };

function drawTrends(): string {
  const grid = [0, 20, 40, 60].map((share) => {
    const y = chart.bottom - share * chart.perPoint;
    return `<path class="grid" d="M${chart.left} ${y}H${chart.right}"/><text x="0" y="${y + 7}">${share}</text>`;
  });
  const years = [2018, 2021, 2024].map((year, index) => {
    const x = chart.left + (index * (chart.right - chart.left)) / 2;
    return `<text x="${x}" y="276" text-anchor="${(['start', 'middle', 'end'] as const)[index]}">${year}</text>`;
  });
  const lines = trends.map(({ name, shares, token }) => {
    const points = shares.map((share, index) => {
      const x = chart.left + (index * (chart.right - chart.left)) / (shares.length - 1);
      return [x, chart.bottom - share * chart.perPoint] as const;
    });
    const [x, y] = points.at(-1) ?? [0, 0];
    return `<g style="color:var(--${token})"><polyline points="${points.map((point) => point.join()).join(' ')}"/><circle cx="${x}" cy="${y}" r="8"/>
<text class="name" x="${x + 20}" y="${y - 4}">${name}</text><text class="share" x="${x + 20}" y="${y + 20}">${shares.at(-1)} %</text></g>`;
  });
  return `<svg width="540" height="280" viewBox="0 0 540 280">${[...grid, ...years, ...lines].join('')}</svg>`;
}

function drawCover(): string {
  const sorted = [...countries].sort((a, b) => b.share - a.share);
  const tokens = ['white', 'terracotta-thread', 'control', 'white'];
  const threads = sorted.map(
    ({ share }, index) =>
      `<rect y="${index * 38}" width="${share * 5.6}" height="22" style="fill:var(--${tokens[index % tokens.length]})"/>`,
  );
  return `<svg width="480" height="420" viewBox="0 0 480 420">${threads.join('')}</svg>`;
}

const cloth = {
  ...clientCloth(
    'white',
    [{ at: -13, colours: ['night', 'white', 'night'] }],
    [{ at: 7, colours: ['terracotta'] }],
  ),
  angle: 22,
};

const markup = `
<aside>
  <p><b class="figure">Futuris Research</b><span>Rapport 07</span></p>
  <h1>L’argent mobile au marché</h1>
  <p class="scope">Onze pays, 3 960 points de vente, sept ans de relevés</p>
  ${drawCover()}
</aside>
<main>
  <header><b>L’argent mobile au marché</b><span>Octobre 2024</span><span>12</span></header>
  <h2>Les commerces ont basculé, les ateliers attendent.</h2>
  <div class="row">
    <div><b class="figure">64 %</b><p>des commerces acceptent le paiement mobile, trois fois plus qu’en 2018<sup>1</sup>.</p></div>
    <figure><figcaption><b>Figure 4.</b> Part des points de vente équipés, en %</figcaption>${drawTrends()}</figure>
  </div>
  <div class="row map">
    <div><h3>Le littoral devant</h3><p>Ghana, Côte d’Ivoire et Sénégal dépassent 75 %. Au Sahel, la monnaie rendue reste le premier frein<sup>2</sup>.</p></div>
    <figure><figcaption><b>Figure 5.</b> Commerces équipés par pays, 2024</figcaption>${drawCountryTiles()}</figure>
  </div>
  <footer><p><sup>1</sup> Enquête Futuris Research, mars à mai 2024, 360 points de vente par pays.</p><p><sup>2</sup> Cité par 47 % des commerçants non équipés ; marge d’erreur ± 2,6 points.</p></footer>
</main>`;

const style = `
:root{--display:'Source Serif'}
aside{position:absolute;left:72px;top:150px;width:560px;height:900px;background:var(--ink);color:var(--white);padding:44px 0 0 48px}
aside p:first-child{display:flex;justify-content:space-between;padding-right:124px;font-weight:600}
aside p b{font-size:27px}
h1{font-size:80px;letter-spacing:-.03em;line-height:.98;margin:44px 0 18px;width:470px;text-wrap:wrap}
.scope{font-size:24px;line-height:1.3;width:390px;margin-bottom:40px}
main{position:absolute;left:520px;top:52px;width:912px;height:980px;background:var(--white);padding:30px 36px 30px 56px}
header{display:flex;gap:32px;font-size:20px;color:var(--muted);padding-bottom:14px;border-bottom:2px solid var(--ink)}
header b{margin-right:auto;font-weight:600;color:var(--ink)}
h2{font-size:52px;letter-spacing:-.025em;margin:20px 0 20px}
.row{display:grid;grid-template-columns:252px 1fr;gap:28px}
.row p{font-size:22px;line-height:1.4}
.row>div>b{display:block;font-size:104px;letter-spacing:-.045em;line-height:.9;margin-bottom:16px;white-space:nowrap}
figcaption{font-size:20px;color:var(--muted);margin-bottom:8px}
figcaption b{color:var(--ink);font-weight:600}
sup{font-size:.65em;line-height:0;font-weight:600;color:var(--terracotta)}
text{font:500 20px var(--text);fill:var(--muted)}
.grid{stroke:var(--line);stroke-width:2}
polyline{fill:none;stroke:currentColor;stroke-width:7;stroke-linejoin:round}
circle{fill:currentColor}
text.name{font-weight:600;fill:currentColor;font-size:21px}
text.share{font:700 25px var(--display);fill:var(--ink)}
.map{margin-top:14px;padding-top:16px;border-top:2px solid var(--line)}
h3{font-size:31px;margin-bottom:8px}
footer{border-top:2px solid var(--ink);margin-top:12px;padding-top:10px;font-size:18px;color:var(--muted);line-height:1.45}
`;

/** A research report read on screen: its cover, and a page where each figure leads to its source. */
export const futurisResearch: Screen = {
  name: 'project-futuris-research',
  cloth,
  markup,
  style,
  phone: {
    markup: `<main><header><b>L’argent mobile au marché</b><span>12</span></header><div class="row"><b class="figure">64 %</b><p>des commerces acceptent le paiement mobile.</p></div><figure><figcaption><b>Figure 4.</b> Part des points de vente équipés, en %</figcaption>${drawTrends()}</figure></main>`,
    style: `
main{left:34px;right:34px;top:34px;bottom:0;width:auto;height:auto;padding:24px 28px 0}
.row{grid-template-columns:auto 1fr;gap:24px;align-items:center;margin:18px 0 16px}
.row>b{font-size:92px;letter-spacing:-.045em;line-height:.8}
.row p{font-size:24px;line-height:1.3}
figure svg{width:100%;height:auto}
`,
  },
};
