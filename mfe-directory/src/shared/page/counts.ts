/** '1 travel agent', '41,800 travel agents'. */
export function agentsCount(count: number): string {
  return `${count.toLocaleString('en')} travel ${count === 1 ? 'agent' : 'agents'}`;
}
