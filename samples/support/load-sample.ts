import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { readSample } from './articles';

/** What a sample takes from a library, as it takes it. */
export const loadModule = createRequire(import.meta.url) as <Module>(name: string) => Module;

/** Runs a TypeScript sample as it is shown; what exists on a telephone alone is taken from `stubs`. */
export function loadSample<Exports>(sample: string, stubs: Record<string, unknown> = {}): Exports {
  const { outputText } = ts.transpileModule(readSample(sample), {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const exports = {};
  function load(path: string): unknown {
    if (path.startsWith('.')) return loadSample(`${join(sample, '..', path)}.ts`, stubs);
    return stubs[path] ?? loadModule(path);
  }
  new Function('exports', 'require', outputText)(exports, load);
  return exports as Exports;
}
