import { HtmlValidate, type ConfigData } from 'html-validate';
import { expect, test } from 'vitest';
import { allPages, readExported } from '../support/exported-site';

const rules: ConfigData = { extends: ['html-validate:standard'], root: true };

const validator = new HtmlValidate(rules);

test.each(allPages())('an HTML validator finds nothing to say about $path', async ({ file }) => {
  const { results } = await validator.validateString(readExported(file));

  const said = results.flatMap(({ messages }) => messages);
  expect(said.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});
