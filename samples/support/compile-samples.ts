import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url));

/** What the samples take from the libraries of a telephone, no more. */
const TELEPHONE: Record<string, string> = {
  'expo-crypto': 'export function randomUUID(): string;',
  'expo-sqlite': `export interface SQLiteDatabase {
    execAsync(sql: string): Promise<void>;
    runAsync(sql: string, values: unknown[]): Promise<unknown>;
    getFirstAsync<Row>(sql: string): Promise<Row | null>;
    withExclusiveTransactionAsync(task: (tx: SQLiteDatabase) => Promise<void>): Promise<void>; }`,
};

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  typeRoots: [`${MODULES}/@types`],
  types: ['node', 'express'],
  esModuleInterop: true,
  skipLibCheck: true,
  paths: {
    express: [`${MODULES}/@types/express`],
    ...Object.fromEntries(
      Object.keys(TELEPHONE).map((name) => [name, [`${MODULES}/telephone-${name}.d.ts`]]),
    ),
  },
};

/** What the compiler, as strict as it gets, has to say of these files. */
export function compileSamples(paths: string[]): readonly ts.Diagnostic[] {
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  const stubOf = (file: string) => TELEPHONE[file.match(/telephone-([\w-]+)\.d\.ts$/)?.[1] ?? ''];
  host.fileExists = (file) => stubOf(file) !== undefined || fileExists(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = stubOf(file);
    return text ? ts.createSourceFile(file, text, version) : getSourceFile(file, version, ...rest);
  };
  return ts.getPreEmitDiagnostics(ts.createProgram(paths, options, host));
}
