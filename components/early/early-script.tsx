import { fillForm, pairsOf } from '@/lib/rules/lead/form-pairs';
import { readKept, writeKept } from '@/lib/rules/lead/kept';
import { isGenerousConnection } from '@/lib/rules/network';
import { isOfflineOn } from '@/lib/rules/offline';
import { copyText } from '@/lib/rules/share/copy-text';
import { shareNatively } from '@/components/share/share-natively';
import { darkenBar } from './darken-bar';
import { driveDrawer } from './drive-drawer';
import { hideReachedLink } from './hide-reached-link';
import { holdSubmits } from './hold-submits';
import { keepDrafts } from './keep-drafts';
import { keepOffline } from './keep-offline';
import { keepPresses } from './keep-presses';
import { onPageParsed } from './on-page-parsed';
import { playFilm } from './play-film';
import { posterFirst } from './poster-first';
import { protocol } from './protocol';
import { sharePage } from './share-page';
import { spareData } from './spare-data';
import { wakeReact } from './wake-react';

const offline = isOfflineOn() ? [keepOffline] : [];

/** What each kind of page needs before React, or without it. */
const PARTS = {
  frame: [posterFirst, spareData, ...offline, driveDrawer, darkenBar],
  reading: [posterFirst, spareData, ...offline],
  home: [hideReachedLink, playFilm],
  article: [sharePage],
  search: [keepPresses, wakeReact],
  forms: [keepDrafts, holdSubmits, keepPresses, wakeReact],
};

const TOOLS = {
  onPage: onPageParsed,
  isGenerous: isGenerousConnection,
  pairsOf,
  fillForm,
  readKept,
  writeKept,
  copyText,
  shareNatively,
};

/**
 * What answers before React, or without it: an inline script made of the compiled text of these functions, and of the
 * names and tools that this text speaks of. Hence each of them is self-contained: it uses nothing from outside but its
 * argument, and nothing newer than the oldest supported browser. See docs/decisions/009-scripts-that-wait.md.
 */
export function EarlyScript({ part }: { part: keyof typeof PARTS }) {
  const calls = PARTS[part].map((behaviour) => `(${behaviour.toString()})(early)`).join(';');
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(calls);
  const names = Object.fromEntries(Object.entries(protocol).filter(([name]) => isUsed(name)));
  const tools = Object.entries(TOOLS).filter(([name]) => isUsed(name));
  const texts = tools.map(([name, tool]) => `,${name}:${tool.toString()}`).join('');
  const script = `(function(early){${calls}})({names:${JSON.stringify(names)}${texts}})`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
