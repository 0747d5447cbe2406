/** Event of the document: React has hydrated the page. */
export const HYDRATED = 'hydrated';
