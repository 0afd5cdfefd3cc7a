/** '1 agent', '1,204 agents'. */
export function numberOf(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;
}
