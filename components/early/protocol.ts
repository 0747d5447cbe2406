import type { fillForm, pairsOf } from '@/lib/rules/lead/form-pairs';
import type { shareNatively } from '@/components/share/share-natively';
import type { copyText } from '@/lib/rules/share/copy-text';
import type { readKept, writeKept } from '@/lib/rules/lead/kept';
import { workerPath } from '@/lib/rules/offline';
import type { OnPage } from './on-page-parsed';

/**
 * Every name that the early script shares with the islands, the pages and the styles (which write them out): attributes
 * of elements, the one event, and keys of what the device keeps.
 */
export const protocol = {
  /** Event of the document: React has taken the page over. */
  reactIsHere: 'react-is-here',

  /** A form that the early script looks after; its value says which one. */
  form: 'data-early',
  /** On such a form: React looks after its submits now. */
  ready: 'data-ready',
  /** On such a form: it was submitted before React was there; what stood in it then, as JSON pairs. */
  pressed: 'data-early-submit',
  /** On such a form: the scripts have not come for a submit; the form is the visitor's again. */
  late: 'data-late',
  /** On a link in what is said then: how its address takes the text, such as `?text=`. */
  lateLink: 'data-late-link',
  /** On such a form: the id of its draft on the device. */
  draft: 'data-draft',
  /** On such a form: what stands in it is kept on the device. */
  kept: 'data-kept',
  /** On such a form: its words came back from the device; `posted` when the browser has posted them already. */
  restored: 'data-restored',
  /** On such a form: whether something is chosen in it, `yes` or `no`. */
  chosen: 'data-chosen',
  /** A button that empties its form, and the device of it. */
  erase: 'data-erase',
  /** What only a script can keep true: unseen until React is there. */
  later: 'data-later',
  /** Key, before the form's name, of the drafts on the device. */
  draftKey: 'trame:brouillon:',
  /** Names of inputs that hold what is chosen: ticked boxes, and features in the visitor's own words. */
  features: 'choix',
  custom: 'sur-mesure',

  /** On a link that the device itself may share: address and title, a line each; on a button that copies its value. */
  share: 'data-share',
  /** What became of the copy: shown when `copied`, or `refused`. */
  shared: 'data-shared',
  /** On a button pressed before React was there: it is pressed again when it is. */
  pressedButton: 'data-pressed',
  /** The list of the scripts that wait (publish/steps/hold-scripts.ts). */
  waiting: 'data-waiting',

  /** On the document: its poster travels before its faces. */
  posterFirst: 'data-poster-first',

  /** Where the service worker lies (publish/steps/write-worker.ts). */
  worker: workerPath,

  drawer: 'data-drawer',
  /** What an open drawer lies over, besides `main` and the footer. */
  behindDrawer: 'data-behind-drawer',
  barMark: 'data-bar-mark',
  scrolled: 'data-scrolled',
  /** A floating link that hides once its target is reached. */
  untilReached: 'data-until-reached',
} as const;

/** What each function of the early script is given: none of them uses anything else from outside itself. */
export type Early = {
  onPage: OnPage;
  isGenerous: () => boolean;
  names: typeof protocol;
  pairsOf: typeof pairsOf;
  fillForm: typeof fillForm;
  readKept: typeof readKept;
  writeKept: typeof writeKept;
  copyText: typeof copyText;
  shareNatively: typeof shareNatively;
};
