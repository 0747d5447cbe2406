export const clients: readonly string[] = [];
