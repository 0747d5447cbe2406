import { lineIcon } from '../icons';
import { drawLandscape, type Landscape } from './landscapes';
import { clientCloth, type Screen } from './screen';

type Campaign = {
  landscape: Landscape;
  theme: string;
  title: string;
  place: string;
  /** Share of the work done, in percent. */
  progress: number;
  raised: string;
};

const campaigns: [Campaign, Campaign, Campaign] = [
  {
    landscape: 'water',
    theme: 'Eau',
    title: 'Douze forages pour la plaine de Karé',
    place: '4 200 habitants',
    progress: 75,
    raised: '18,6 M FCFA',
  },
  {
    landscape: 'school',
    theme: 'Éducation',
    title: 'Une école qui s’éclaire au soleil',
    place: '380 élèves',
    progress: 90,
    raised: '9,2 M FCFA',
  },
  {
    landscape: 'field',
    theme: 'Agriculture',
    title: 'Maraîchage<br>à Sanga',
    place: '56 familles',
    progress: 40,
    raised: '6,4 M FCFA',
  },
];

const themes = ['Tous', 'Eau', 'Éducation', 'Santé', 'Agriculture', 'Énergie'];

function drawCard({ landscape, theme, title, place, progress, raised }: Campaign): string {
  return `<li>${drawLandscape(landscape)}<div><small>${theme}</small><h3>${title}</h3>
<p class="bar"><i style="width:${progress}%"></i></p><p class="facts"><b>${progress} %</b> réalisé <span>${place}</span></p><p class="raised">${raised} réunis</p></div></li>`;
}

const cloth = {
  ...clientCloth(
    'terracotta',
    [
      { at: -12, colours: ['white'] },
      { at: 9, colours: ['ochre', 'terracotta', 'ochre'] },
    ],
    [
      { at: -7, colours: ['ochre', 'ochre'] },
      { at: 6, colours: ['night'] },
    ],
  ),
  angle: 16,
};

const markup = `
<main>
  <p class="tab"><i></i>Projets en cours, Vitrine Projet</p>
  <header><b class="figure">Vitrine Projet</b><ul><li>Projets</li><li>Carte</li><li>Résultats</li><li>Partenaires</li></ul><span class="button">Soutenir</span></header>
  <div class="hero">
    <h1>Des projets que l’on suit jusqu’au dernier puits.</h1>
    <dl><div><dt>projets en cours</dt><dd><b class="figure">27</b></dd></div><div><dt>achevés</dt><dd><b class="figure">64</b></dd></div></dl>
  </div>
  <ul class="themes">${themes.map((theme) => `<li>${theme}</li>`).join('')}</ul>
  <ul class="cards">${campaigns.map(drawCard).join('')}</ul>
</main>
<aside>
  <div class="top">${lineIcon('arrow', 26)}<span>Eau</span>${lineIcon('menu', 26)}</div>
  ${drawLandscape('water')}
  <div class="sheet"><h2>Douze forages pour la plaine de Karé</h2>
    <b class="figure">75 %</b><p class="bar"><i style="width:75%"></i></p>
    <ol><li>Étude du sol</li><li>Neuf forages sur douze</li><li class="next">Formation des comités</li></ol>
    <span class="button">Soutenir ce projet</span></div>
</aside>`;

const style = `
main{position:absolute;left:88px;top:72px;width:1216px;height:960px;background:var(--white);border-radius:10px 10px 0 0;overflow:hidden}
.tab{display:flex;align-items:center;gap:12px;height:52px;padding:0 40px;background:var(--terracotta-pale);font-size:20px;color:var(--ink)}
.tab i{width:18px;height:18px;background:var(--terracotta);border-radius:4px}
main>header{display:flex;align-items:center;gap:44px;height:84px;padding:0 40px;border-bottom:2px solid var(--line)}
main>header>b{font-size:32px}
header ul{display:flex;gap:34px;margin-right:auto;font-weight:500}
.button{display:inline-block;background:var(--terracotta);color:var(--white);font-weight:600;padding:12px 26px;border-radius:5px}
.hero{padding:38px 40px 0;display:grid;grid-template-columns:620px 1fr;gap:36px}
h1{font-size:66px;letter-spacing:-.032em;line-height:1}
dl{display:flex;flex-direction:column;gap:10px}
dl div{display:flex;flex-direction:row-reverse;justify-content:flex-end;align-items:baseline;gap:14px}
dl b{font-size:72px;letter-spacing:-.03em;color:var(--terracotta);display:inline-block;min-width:86px}
.themes{display:flex;gap:12px;padding:30px 40px 22px}
.themes li{border:2px solid var(--line);border-radius:40px;padding:8px 24px;font-weight:600}
.themes li:first-child{background:var(--ink);border-color:var(--ink);color:var(--white)}
.cards{display:grid;grid-template-columns:repeat(3,1fr);gap:22px;padding:0 40px}
.cards li{border:2px solid var(--line);border-radius:6px;overflow:hidden}
.cards li>div{padding:18px 22px}
.cards small,.raised{font-size:21px;color:var(--muted)}
.cards small{color:var(--terracotta);font-weight:600}
.cards h3{font-size:29px;margin:4px 0 18px;min-height:2.16em}
.bar{height:12px;background:var(--terracotta-pale);border-radius:6px}
.bar i{display:block;height:12px;border-radius:6px;background:var(--terracotta-thread)}
.facts{margin-top:14px}
.facts b{font:700 30px var(--display)}
.facts span{float:right;color:var(--muted);font-size:21px;padding-top:6px}
svg.landscape{width:100%;height:auto}
aside{position:absolute;right:76px;top:188px;width:396px;height:860px;border:12px solid var(--ink);border-bottom:0;border-radius:48px 48px 0 0;background:var(--white);overflow:hidden}
.top{display:flex;justify-content:space-between;align-items:center;padding:22px 26px 18px;font-weight:600}
.top svg:first-child{transform:scaleX(-1)}
.sheet{padding:26px 26px 0}
.sheet h2{font-size:33px}
.sheet>b{display:block;font-size:76px;letter-spacing:-.035em;margin:16px 0 8px}
ol{margin:22px 0}
ol li{position:relative;padding:8px 0 8px 36px;font-weight:600;font-size:22px}
ol li:before{content:'';position:absolute;left:4px;top:15px;width:16px;height:16px;background:var(--terracotta);border-radius:3px}
ol li.next{color:var(--muted);font-weight:500}
ol li.next:before{background:none;border:3px solid var(--control);width:10px;height:10px;box-sizing:content-box}
.sheet .button{display:block;text-align:center;padding:16px}
`;

/** A public window on community projects, each with its progress and its accounts. */
export const vitrineProjet: Screen = {
  name: 'project-vitrine-projet',
  cloth,
  markup,
  style,
  phone: {
    markup: `<aside><div class="top">${lineIcon('arrow', 26)}<span>Eau</span>${lineIcon('menu', 26)}</div>${drawLandscape('water')}
<div class="sheet"><h2>Douze forages pour la plaine de Karé</h2><p class="done"><b class="figure">75 %</b>réalisé</p><p class="bar"><i style="width:75%"></i></p><span class="button">Soutenir</span></div></aside>`,
    style: `
aside{left:112px;right:112px;width:auto;top:26px;height:502px;border-bottom:12px solid var(--ink);border-radius:44px}
.top{padding:8px 26px 8px}
.sheet{padding:12px 24px 0}
.sheet h2{font-size:28px}
.done{display:flex;align-items:baseline;gap:12px;color:var(--muted);margin:4px 0}
.done b{font-size:62px;letter-spacing:-.035em;color:var(--ink)}
.sheet .button{margin-top:14px;padding:10px}
`,
  },
};
