// Zod has one text for an issue: its problem and its remedy, a line each.
import type { Issue } from './content-error';

export const toZodMessage = ({ problem, remedy }: Issue): string => `${problem}\n${remedy}`;

export function parseZodMessage(message: string): Issue {
  const [problem = '', remedy = ''] = message.split('\n');
  return { problem, remedy };
}
