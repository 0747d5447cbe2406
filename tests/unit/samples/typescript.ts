import { resolve } from 'node:path';
import ts from 'typescript';
import { expect } from 'vitest';
import type { Trial } from './trial';

/** What the samples take from the libraries they name, no more. */
const LIBRARIES: Record<string, string> = {
  'expo-crypto': 'export function randomUUID(): string;',
  'expo-sqlite': `export interface SQLiteDatabase {
    runAsync(sql: string, values: unknown[]): Promise<unknown>;
    getFirstAsync<Row>(sql: string): Promise<Row | null>;
    withExclusiveTransactionAsync(task: (tx: SQLiteDatabase) => Promise<void>): Promise<void>; }`,
  express: `export interface Express { post(path: string, ...handlers: (Handler | object)[]): void }
    type Handler = (req: { body: unknown; get(name: string): string | undefined },
      res: { sendStatus(code: number): void }, next: (error: unknown) => void) => unknown;
    declare const express: { raw(options: { type: string }): object };
    export default express;`,
};

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: ['node'],
  esModuleInterop: true,
  skipLibCheck: true,
  paths: Object.fromEntries(Object.keys(LIBRARIES).map((name) => [name, [resolve(`stub-${name}.d.ts`)]])),
};

const pathOf = (sample: string) => `content/articles/${sample.replace('/', '/exemples/')}`;

export const typescript = (samples: string[]): Trial[] => [
  {
    promise: 'the compiler has nothing to say of the TypeScript shown',
    attempt: (read) => {
      const host = ts.createCompilerHost(options);
      const { fileExists, getSourceFile } = host;
      const stubOf = (file: string) => LIBRARIES[file.match(/stub-([\w-]+)\.d\.ts$/)?.[1] ?? ''];
      host.fileExists = (file) => stubOf(file) !== undefined || fileExists(file);
      host.getSourceFile = (file, version, ...rest) => {
        const sample = samples.find((name) => resolve(file) === resolve(pathOf(name)));
        const text = sample ? read(sample) : stubOf(file);
        return text ? ts.createSourceFile(file, text, version) : getSourceFile(file, version, ...rest);
      };
      const program = ts.createProgram(samples.map(pathOf), options, host);
      expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
    },
  },
];
