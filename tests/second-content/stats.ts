import type { Stat } from './types';

export const stats: readonly Stat[] = [];

export const statsSource: string | null = null;
