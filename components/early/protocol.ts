/**
 * Every attribute that early scripts share with islands, pages and styles, and what it says. All of them write it out;
 * `tests/unit/early-protocol.test.ts` knows of no other.
 */
export const protocol = {
  // A form, and what stands in it.
  'data-form': 'a form of ours; its value says which',
  'data-ready': 'React looks after the submits of this form',
  'data-held-submit': 'the form was submitted before that; what stood in it then, as JSON pairs',
  'data-late': 'the scripts for a held submit did not come: the next submit is the browser’s own',
  'data-late-link': 'a link to another way; how its address takes the text, such as `?text=`',
  'data-kept': 'the device keeps what stands in this form',
  'data-restored': 'it came back from the device: `draft`, or `unsent` or `unsure` when it had been sent',
  'data-chosen': '`yes` when something is chosen in this form, else `no`',
  'data-erase': 'a button that empties its form, and the device of it',
  'data-about-offer': 'on the form: its message is about an offer',
  'data-drop-offer': 'a button that takes it away',
  'data-pressed': 'a button pressed before React: pressed again when it is there',
  'data-deferred': 'the list of the scripts that wait for a touch (publish/pages/defer-scripts.ts)',
  // The quote, until React adds up.
  'data-feature': 'a box of the catalogue; its value is the feature’s id',
  'data-price': 'what a box costs, in whole US dollars',
  'data-total': 'the total',
  'data-later': 'words that only React can keep true',
  'data-currency': 'on the form: the currency prices are also read in',
  'data-eur': 'a price in euros',
  'data-cfa': 'a price in CFA francs',
  // The frame.
  'data-edge': 'the print of a selvedge, which styles repeat',
  'data-drawer': 'the menu of narrow screens',
  'data-behind-drawer': 'what an open drawer lies over, besides main and footer',
  'data-bar-mark': 'scrolled past it, the bar is dark',
  'data-scrolled': 'on the bar: it is',
  'data-until-reached': 'a floating link that hides once its target is reached',
  'data-poster-first': 'on the document: its first pictures travel before its faces',
  'data-generous': 'on the document: pages may be fetched ahead',
  // The film.
  'data-film': 'the frame of the film',
  'data-film-button': 'plays and pauses it',
  'data-wide': 'its files for wide screens',
  'data-phone': 'its files for phones',
  'data-driven': 'on the frame: the button answers',
  'data-named': 'on the frame: the film has its files',
  'data-offered': 'on the frame: the film waits to be asked for',
  'data-playing': 'on the frame: it plays',
  // Sharing an article.
  'data-share': 'on a link: address and title, a line each; on a button that copies its value: nothing',
  'data-shared': 'shown when the link is `copied`, or the copy `refused`',
  // The page of unknown addresses.
  'data-missing': 'which of its two screens the address calls for: `page` or `article`',
  'data-article': 'the words of an element on the screen of an article',
} as const;
