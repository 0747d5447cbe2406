/** Who writes and what, trimmed; a field the form does not have reads as empty. */
export type Answers = { name: string; email: string; company: string; message: string };

export function readAnswers(data: FormData): Answers {
  return {
    name: readText(data, 'name'),
    email: readText(data, 'email'),
    company: readText(data, 'company'),
    message: readText(data, 'message'),
  };
}

/** The trimmed text of a field; an absent field or a file reads as empty. */
export function readText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
