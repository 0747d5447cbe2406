import { fillForm, pairsOf } from '@/lib/rules/lead/form-pairs';
import { readKept, writeKept } from '@/lib/rules/lead/kept';
import { isGenerousConnection } from '@/lib/rules/network';
import { darkenBar } from './darken-bar';
import { driveDrawer } from './drive-drawer';
import { hideReachedLink } from './hide-reached-link';
import { holdSubmits } from './hold-submits';
import { keepDrafts } from './keep-drafts';
import { keepPresses } from './keep-presses';
import { onPageShown } from './on-page-shown';
import { playFilm } from './play-film';
import { protocol } from './protocol';
import { wakeReact } from './wake-react';

const behaviours = [
  keepDrafts,
  holdSubmits,
  keepPresses,
  wakeReact,
  driveDrawer,
  darkenBar,
  hideReachedLink,
  playFilm,
];
const tools = { isGenerous: isGenerousConnection, pairsOf, fillForm, readKept, writeKept };

/**
 * What answers before React, or without it: one inline script, the same on every page, made of the compiled text of
 * these functions. Hence each of them is self-contained: it uses nothing from outside but its argument, and nothing
 * newer than the oldest supported browser. See docs/decisions/009-scripts-that-wait.md.
 */
export function EarlyScript() {
  const calls = behaviours.map((behaviour) => `(${behaviour.toString()})(early)`).join(';');
  const texts = Object.entries(tools).map(([name, tool]) => `${name}:${tool.toString()}`);
  const early = `{names:${JSON.stringify(protocol)},onPage:${onPageShown.toString()},${texts.join()}}`;
  return <script dangerouslySetInnerHTML={{ __html: `(function(early){${calls}})(${early})` }} />;
}
