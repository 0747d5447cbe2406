import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Read } from './trial';

/** Runs a TypeScript sample as it is shown; modules it does not lie beside are taken from `stubs`. */
export function loadSample<Exports>(read: Read, name: string, stubs: Record<string, unknown> = {}): Exports {
  const { outputText } = ts.transpileModule(read(name), {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const exports = {};
  const load = (path: string): unknown =>
    path.startsWith('.') ? loadSample(read, `${join(dirname(name), path)}.ts`, stubs) : stubs[path];
  new Function('exports', 'require', outputText)(exports, load);
  return exports as Exports;
}
