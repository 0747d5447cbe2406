import { lineIcon } from '../icons';
import { clientCloth, type Screen } from './screen';

const menu = [
  lineIcon('board') + 'Tableau de bord',
  lineIcon('users') + 'Élèves',
  lineIcon('check') + 'Présence',
  lineIcon('door') + 'Classes',
  lineIcon('coins') + 'Paiements',
  lineIcon('report') + 'Bulletins',
  lineIcon('calendar') + 'Emploi du temps',
];

const figures = [
  ['1 248', 'élèves inscrits', '+ 64 depuis la rentrée'],
  ['96 %', 'de présence', '49 absences à justifier'],
  ['38', 'classes', 'du CP1 à la Terminale'],
  ['82 %', 'de la scolarité payée', '41,6 M sur 50,7 M FCFA'],
];

/** Fees received each month, in millions of FCFA. */
const receipts = [
  ['Sept.', 5.2],
  ['Oct.', 8.1],
  ['Nov.', 6.3],
  ['Déc.', 3.4],
  ['Janv.', 7.4],
  ['Févr.', 4.6],
  ['Mars', 6.6],
] as const;

const lessons = [
  ['07 h 30', 'Mathématiques', 'Salle 12', 'ochre'],
  ['09 h 30', 'Français', 'Salle 12', 'teal'],
  ['11 h 15', 'Histoire-géographie', 'Salle 4', 'terracotta-thread'],
  ['15 h 00', 'Sciences physiques', 'Labo B', 'indigo-bright'],
];

const payments = [
  ['BAO-0417', '6e B', 'Mobile Money', '45 000', 'Reçu'],
  ['BAO-0863', 'Tle D', 'Virement', '120 000', 'À valider'],
  ['BAO-1132', 'CM2 A', 'Espèces', '30 000', 'Reçu'],
  ['BAO-0291', '4e C', 'Mobile Money', '45 000', 'Reçu'],
];

const highest = Math.max(...receipts.map(([, millions]) => millions));

/** The receipts from a month on, whole. */
const drawReceipts = (from = 0) =>
  `<svg width="${574 - from * 86}" height="232" viewBox="${from * 86} 0 ${574 - from * 86} 232">${bars.slice(from).join('')}<path d="M0 196.5H574"/></svg>`;

const bars = receipts.map(([month, millions], index) => {
  const height = Math.round((millions / highest) * 158);
  const x = index * 86;
  const last = index === receipts.length - 1;
  return `<rect x="${x}" y="${196 - height}" width="58" height="${height}" class="${last ? 'now' : ''}"/>
<text x="${x + 29}" y="${186 - height}" class="value">${String(millions).replace('.', ',')}</text>
<text x="${x + 29}" y="226">${month}</text>`;
});

const drawFigures = (shown = figures) =>
  `<ul class="figures">${shown.map(([value, label, note]) => `<li><b class="figure">${value}</b><strong>${label}</strong><small>${note}</small></li>`).join('')}</ul>`;

const cloth = {
  ...clientCloth(
    'teal',
    [
      { at: -15, colours: ['white', 'white'] },
      { at: 4, colours: ['ochre', 'ochre', 'teal', 'ochre'] },
    ],
    [
      { at: -8, colours: ['white'] },
      { at: 5, colours: ['night', 'night'] },
    ],
  ),
  angle: -18,
};

const markup = `
<main>
  <nav>
    <h2>School Manager</h2>
    <p>École Les Baobabs</p>
    <ul>${menu.map((item) => `<li>${item}</li>`).join('')}</ul>
    <footer>Année 2023-2024</footer>
  </nav>
  <section>
    <header><div><h1>Tableau de bord</h1><p>Lundi 18 mars 2024, 2<sup>e</sup> trimestre</p></div>
      <span class="button">${lineIcon('plus', 24)}Inscrire un élève</span></header>
    ${drawFigures()}
    <div class="row">
      <article class="panel"><h3>Scolarité encaissée <small>en millions de FCFA</small></h3>
        ${drawReceipts()}</article>
      <article class="panel"><h3>6<sup>e</sup> B <small>aujourd’hui</small></h3>
        <ul class="day">${lessons.map(([hour, title, room, thread]) => `<li><i style="background:var(--${thread})"></i><b>${title}</b><time>${hour}</time><span>${room}</span></li>`).join('')}</ul></article>
    </div>
    <h3 class="above">Derniers paiements</h3>
    <table><thead><tr><th>Matricule</th><th>Classe</th><th>Mode</th><th class="number">Montant</th><th>État</th></tr></thead>
    <tbody>${payments.map(([id, group, mode, amount, state]) => `<tr><td>${id}</td><td>${group}</td><td>${mode}</td><td class="number">${amount} FCFA</td><td><em class="${state === 'Reçu' ? '' : 'wait'}">${state}</em></td></tr>`).join('')}</tbody></table>
  </section>
</main>`;

const style = `
:root{--display:Inter;--text:Inter}
main{position:absolute;left:40px;top:104px;width:1376px;height:1000px;display:flex;background:var(--white);border-radius:10px 10px 0 0;overflow:hidden}
nav{position:relative;width:282px;background:var(--teal-pale);padding:40px 24px}
nav h2{font-size:32px;padding-left:16px}
nav p{color:var(--muted);font-size:22px;padding:4px 0 34px 16px}
nav li{display:flex;align-items:center;gap:16px;height:60px;padding-left:16px;border-radius:5px;font-weight:600;font-size:21px;color:var(--muted);white-space:nowrap}
nav li:first-child{background:var(--teal);color:var(--white)}
nav footer{position:absolute;left:40px;top:846px;font-size:21px;color:var(--muted)}
section{flex:1;padding:36px 34px}
header{display:flex;justify-content:space-between;align-items:center}
header h1{font-size:50px}
header p{color:var(--muted);margin-top:4px}
sup{font-size:.62em;line-height:0}
.button{display:flex;align-items:center;gap:12px;background:var(--teal);color:var(--white);font-weight:600;padding:16px 26px 16px 20px;border-radius:5px}
.figures{display:grid;grid-template-columns:repeat(4,1fr);gap:18px;margin-top:28px}
.figures li{border:2px solid var(--line);border-radius:6px;padding:16px 20px 14px}
.figures b{display:block;font-size:58px;letter-spacing:-.045em}
.figures strong{display:block;font-size:22px;font-weight:600;line-height:1.25;margin-top:6px;white-space:nowrap;letter-spacing:-.01em}
.figures small{font-size:17px;color:var(--muted);white-space:nowrap}
.row{display:grid;grid-template-columns:612px 1fr;gap:18px;margin-top:18px}
.panel{border:2px solid var(--line);border-radius:6px;padding:20px}
h3{font-size:28px}
h3 small{font:500 21px var(--text);letter-spacing:0;color:var(--muted);margin-left:8px}
.panel svg{margin-top:14px}
rect{fill:var(--teal)}
rect.now{fill:var(--ochre)}
text{font:500 20px var(--text);text-anchor:middle;fill:var(--muted)}
text.value{font:700 23px var(--display);fill:var(--ink)}
path{stroke:currentColor}
.panel>svg>path{stroke:var(--line);stroke-width:2}
.day{margin-top:8px}
.day li{display:grid;grid-template-columns:6px 1fr auto;column-gap:16px;padding:7px 0;line-height:1.2}
.day i{grid-row:1/3;border-radius:3px}
.day time{font-size:20px;font-weight:600;font-variant-numeric:tabular-nums}
.day b{font-weight:600;font-size:22px;white-space:nowrap}
.day span{grid-column:2;font-size:19px;color:var(--muted)}
.above{margin:28px 0 8px}
th{font-size:20px;color:var(--muted);font-weight:500;padding:6px 0}
td{padding:13px 0;border-top:2px solid var(--line);font-weight:600}
td:nth-child(2),td:nth-child(3){font-weight:500}
.number{text-align:right;padding-right:56px}
em{font-style:normal;color:var(--teal)}
em.wait{color:var(--terracotta)}
`;

/** A school's day at a glance: pupils, attendance, fees and timetable. */
export const schoolManager: Screen = {
  name: 'project-school-manager',
  cloth,
  markup,
  style,
  phone: {
    markup: `<main>${drawFigures(figures.slice(1, 3))}<article class="panel"><h3>Scolarité encaissée <small>en M FCFA</small></h3>${drawReceipts(1)}</article></main>`,
    style: `
main{display:block;left:34px;right:34px;top:34px;bottom:0;width:auto;height:auto;padding:20px}
.figures{grid-template-columns:1fr 1fr;margin:0}
.figures li{padding:12px 18px 10px}
.panel{margin-top:16px;padding:16px 20px 0}
.panel svg{width:100%;height:auto;margin-top:12px}
`,
  },
};
