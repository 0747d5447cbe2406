/**
 * For React: begins behaviours in a form that early scripts have not met, as React makes it anew where a browser has translated
 * its words; those of links beside it too.
 */
export function beginAnew(
  form: HTMLFormElement & { hasKeeper?: boolean },
  behaviours: readonly ((form: HTMLFormElement) => () => void)[],
  writeText: (link: HTMLAnchorElement) => () => void,
): () => void {
  if (form.hasKeeper) return () => undefined;
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-early~=text]');
  const undo = [...behaviours.map((begin) => begin(form)), ...Array.from(links, (link) => writeText(link))];
  return () => undo.forEach((each) => each());
}
