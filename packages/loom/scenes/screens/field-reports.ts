import { lineIcon } from '../icons';
import { drawTerritory } from './territory';
import { clientCloth, type Screen } from './screen';

const fields = [
  ['Point d’eau', 'PE-214, Marché central'],
  ['État de la pompe', 'Fonctionne'],
  ['Débit mesuré', '0,8 litre par seconde'],
];

const reports = [
  ['PE-214', 'Pompe, 10 h 42', 'wait', 'En attente'],
  ['CS-031', 'Centre de santé, 9 h 15', 'wait', 'En attente'],
  ['EC-108', 'École, 8 h 30', 'wait', 'En attente'],
  ['PE-209', 'Pompe, hier', 'sent', 'Envoyé'],
  ['MA-017', 'Marché, hier', 'sent', 'Envoyé'],
];

/** Reports of the week, by day. */
const week = [
  ['L', 14],
  ['M', 19],
  ['M', 11],
  ['J', 22],
  ['V', 20],
] as const;

const cloth = {
  ...clientCloth(
    'ochre',
    [
      { at: -9, colours: ['terracotta', 'terracotta'] },
      { at: 9, colours: ['white'] },
    ],
    [
      { at: -6, colours: ['night', 'night'] },
      { at: 7, colours: ['terracotta'] },
    ],
  ),
  angle: -14,
};

const markup = `
<div class="phone form">
  <header>${lineIcon('arrow', 30)}<h2>Nouveau relevé</h2></header>
  <div class="body">
    ${fields.map(([label, value]) => `<p class="label">${label}</p><p class="input">${value}</p>`).join('')}
    <p class="label">Preuves</p>
    <ul class="proofs"><li>${lineIcon('camera', 34)}2 photos</li><li>${lineIcon('pin', 34)}± 4 m</li></ul>
    <p class="label">Eau claire ?</p>
    <p class="choice"><b>Oui</b><span>Non</span></p>
    <span class="button">Enregistrer</span>
  </div>
</div>
<div class="phone map">
  <p class="queue">${lineIcon('offline', 40)}<span><b>3 relevés</b> en attente de synchronisation</span></p>
  ${drawTerritory()}
  <div class="sheet"><p><b class="figure">PE-221</b> à 350 m</p><p class="muted">Dernier passage il y a 12 jours</p></div>
</div>
<div class="phone list">
  <header><h2>Cette semaine</h2></header>
  <div class="body">
    <p class="total"><b class="figure">86</b> relevés</p>
    <svg width="332" height="132" viewBox="0 0 332 132">${week.map(([day, count], index) => `<rect x="${index * 68}" y="${98 - count * 4}" width="60" height="${count * 4}"${index === 4 ? ' class="now"' : ''}/><text x="${index * 68 + 30}" y="126">${day}</text>`).join('')}</svg>
    <ul class="reports">${reports.map(([id, title, state, label]) => `<li><i class="${state}"></i><div><b>${id}</b><span>${title}</span></div><em class="${state}">${label}</em></li>`).join('')}</ul>
  </div>
</div>`;

const style = `
:root{--display:'Instrument Sans'}
.phone{position:absolute;width:420px;height:910px;background:var(--white);border:12px solid var(--ink);border-radius:52px;overflow:hidden}
.form{left:184px;top:164px}
.map{left:652px;top:72px}
.list{left:1120px;top:164px}
header{display:flex;align-items:center;gap:14px;padding:30px 30px 18px}
header svg{transform:scaleX(-1)}
h2{font-size:38px}
.body{padding:6px 30px 0}
.label{font-size:21px;font-weight:600;color:var(--muted);margin-bottom:6px}
.input{border:2px solid var(--control);border-radius:5px;padding:12px 16px;margin-bottom:18px;font-size:24px;white-space:nowrap}
.proofs,.choice{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-bottom:18px;text-align:center;font-weight:600}
.proofs li{display:grid;justify-items:center;gap:6px;background:var(--tint);border-radius:5px;padding:16px 0 12px;color:var(--ink)}
.choice>*{border:2px solid var(--control);border-radius:5px;padding:12px}
.choice b{background:var(--teal-pale);border-color:var(--teal);color:var(--teal)}
.button{display:block;background:var(--ochre);color:var(--ink);text-align:center;font-weight:600;font-size:26px;padding:20px;border-radius:5px;margin-top:26px}
.queue{display:flex;align-items:center;gap:18px;background:var(--ochre);padding:30px 26px 22px;line-height:1.2;font-weight:500}
.queue svg{flex:none}
.queue b{display:block;font:700 38px/1.1 var(--display);letter-spacing:-.02em}
.sheet{position:absolute;left:0;right:0;bottom:0;background:var(--white);padding:26px 30px 34px;border-top:2px solid var(--line)}
.sheet b{font-size:40px;margin-right:10px}
.muted{color:var(--muted);font-size:21px;margin-top:4px}
.total{font-size:26px;font-weight:600}
.total b{font-size:88px;letter-spacing:-.035em;margin-right:6px}
rect{fill:var(--ink)}
rect.now{fill:var(--ochre)}
text{font:500 20px var(--text);text-anchor:middle;fill:var(--muted)}
.list svg{margin-top:6px}
.reports{margin-top:16px}
.reports li{display:flex;align-items:center;gap:16px;padding:12px 0;border-top:2px solid var(--line);line-height:1.25}
.reports div{margin-right:auto}
.reports b{display:block;font-weight:600}
.reports span{font-size:19px;color:var(--muted);white-space:nowrap}
.reports i{width:14px;height:44px;border-radius:3px;background:var(--teal)}
.reports i.wait{background:var(--ochre)}
em{font-style:normal;font-size:19px;font-weight:600;color:var(--teal)}
em.wait{color:var(--muted)}
`;

/** Three phones: a form that needs no network, the map of the round, the week's reports. */
export const fieldReports: Screen = {
  name: 'project-field-reports',
  cloth,
  markup,
  style,
  phone: {
    markup: `<div class="phone"><p class="queue">${lineIcon('offline', 40)}<span><b>3 relevés</b> en attente de réseau</span></p>${drawTerritory()}<div class="sheet"><p><b class="figure">PE-221</b> à 350 m</p></div></div>`,
    style: `
.phone{left:112px;top:26px;width:397px;height:502px;border-radius:44px}
.queue{padding:20px 24px 16px}
.sheet{padding:16px 26px 18px}
.phone>svg{margin-top:-110px}
.queue{position:relative;z-index:1}
`,
  },
};
