import type { Project } from './types';

export const projects: readonly Project[] = [];
