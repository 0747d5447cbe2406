import { isGenerousConnection } from '@/lib/network';
import { darkenBar } from './darken-bar';
import { driveDrawer } from './drive-drawer';
import { hideReachedLink } from './hide-reached-link';
import { keepPresses } from './keep-presses';
import { onPageShown } from './on-page-shown';
import { playFilm } from './play-film';
import { wakeReact } from './wake-react';

const behaviours = [keepPresses, wakeReact, driveDrawer, darkenBar, hideReachedLink, playFilm];

/**
 * What answers before React, or without it: one inline script, the same on every page, made of the compiled text of
 * these functions. Hence each of them is self-contained: it uses nothing from outside but its arguments, and nothing
 * newer than the oldest supported browser. See docs/decisions/009-scripts-that-wait.md.
 */
export function EarlyScript() {
  const calls = behaviours.map((behaviour) => `(${behaviour.toString()})(onPage,isGenerous)`).join(';');
  const script = `(function(onPage,isGenerous){${calls}})(${onPageShown.toString()},${isGenerousConnection.toString()})`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
