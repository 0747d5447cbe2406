import type { Person } from './types';

export const team: readonly Person[] = [];
