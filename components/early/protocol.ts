/**
 * Every name that the early script shares with the islands, the pages and the styles (which write them out): attributes
 * of elements, the one event, and keys of what the device keeps.
 */

/** Event of the document: React has taken the page over. */
export const reactIsHere = 'react-is-here';

/** A form that the early script looks after; its value says which one. */
export const form = 'data-early';
/** On such a form: React looks after its submits now. */
export const ready = 'data-ready';
/** On such a form: it was submitted before React was there; what stood in it then, as JSON pairs. */
export const pressed = 'data-early-submit';
/** On such a form: the scripts have not come for a submit; the form is the visitor's again. */
export const late = 'data-late';
/** On a link in what is said then: how its address takes the text, such as `?text=`. */
export const lateLink = 'data-late-link';
/** On such a form: the id of its draft on the device. */
export const draft = 'data-draft';
/** On such a form: what stands in it is kept on the device. */
export const kept = 'data-kept';
/** On such a form: its words came back from the device; `posted` when the browser has posted them already. */
export const restored = 'data-restored';
/** On such a form: whether something is chosen in it, `yes` or `no`. */
export const chosen = 'data-chosen';
/** A button that empties its form, and the device of it. */
export const erase = 'data-erase';
/** Key, before the form's name, of the drafts on the device. */
export const draftKey = 'trame:brouillon:';

/** On a link that the device itself may share: address and title, a line each; on a button that copies its value. */
export const share = 'data-share';
/** What became of the copy: shown when `copied`, or `refused`. */
export const shared = 'data-shared';
/** On a button pressed before React was there: it is pressed again when it is. */
export const pressedButton = 'data-pressed';
/** The list of the scripts that wait (publish/steps/hold-scripts.ts). */
export const waiting = 'data-waiting';

/** On the document: a browser may prepare the form that it leads to (publish/steps/fetch-pages-ahead.ts). */
export const atRest = 'data-at-rest';
/** On the document: its poster travels before its faces. */
export const posterFirst = 'data-poster-first';

export const drawer = 'data-drawer';
/** What an open drawer lies over, besides `main` and the footer. */
export const behindDrawer = 'data-behind-drawer';
export const barMark = 'data-bar-mark';
export const scrolled = 'data-scrolled';
/** A floating link that hides once its target is reached. */
export const untilReached = 'data-until-reached';
