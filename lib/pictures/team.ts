import { readFileSync } from 'node:fs';
import { answering } from '@/content/say';
import { team } from '@/content/team';
import type { Person, ResolvedPicture } from '@/content/types';
import { colours } from '@/lib/colours';
import { frenchText } from '@/lib/rules/french-text';
import { slugOf } from '@/lib/rules/slug-of';
import type { Master } from './masters';
import { picturesRecipe } from './recipe';
import { initialOf, photoOf, PORTRAIT_SIZE, weavePerson } from './weave-person';
import { versionOf } from './write-media';

/** Whatever changes how portraits look. */
const weavers = ['weave-person', 'draw-cloth'].map((file) => readFileSync(`lib/pictures/${file}.ts`));

/** Portraits of the people, woven when they are encoded. */
export function teamMasters(people: readonly Person[] = team): Master[] {
  return people.map((person, position) => {
    const { name, part, town } = person;
    const called = `portrait-${slugOf([name ?? part, town].filter(Boolean).join(' '))}`;
    const recipe = JSON.stringify([picturesRecipe(called, PORTRAIT_SIZE.width), colours, position]);
    const version = versionOf(recipe, ...weavers, photoOf(person) ?? initialOf(person));
    return {
      path: called,
      called,
      weave: () => weavePerson(person, position),
      files: { name: called, version, widths: [PORTRAIT_SIZE.width], ...PORTRAIT_SIZE },
    };
  });
}

/** Who works here, each with their portrait. */
export function getTeam(): (Person & { picture: ResolvedPicture })[] {
  return teamMasters().flatMap(({ files }, at) => (team[at] ? [{ ...team[at], picture: files }] : []));
}

/** Somebody as they are shown, and whether that is a photo. */
export type Portrait = { picture: ResolvedPicture; isPhoto: boolean };

/** The portrait of who signs with this name, if they are of the team. */
export function portraitOf(author: string, people = team): Portrait | undefined {
  const at = people.findIndex(({ name }) => name && frenchText(name) === author);
  const picture = teamMasters(people)[at]?.files;
  return picture && { picture, isPhoto: people[at]?.photo !== undefined };
}

/** The first of them, as who answers a message; nobody where nobody is named. */
export function getAnswering() {
  const [first] = getTeam();
  return first && { said: answering(first), picture: first.picture };
}
