import { readFileSync } from 'node:fs';

const PACKAGE_MANAGER = /(^|[/ ])(npm|npx|pnpm|corepack)(\.c?js)?($|[ \0@])/;
const SCRIPT_SHELL = /^(\/bin\/|\/usr\/bin\/)?(ba|da)?sh\0-c\0/;

/** One step up the family tree: while both live, the child's parent stays this one. */
export interface Link {
  readonly child: number;
  readonly parent: number;
}

/** The parent of a process; null where there is no such process, or no /proc to ask. */
function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // pid (name) state ppid …, where the name may hold spaces and brackets.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // Gone, or not Linux: both mean that we cannot know.
    return null;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // As above.
    return '';
  }
}

/**
 * The way from this process up to the outermost package manager that runs it (`npx` → `pnpm` → `sh -c` → us).
 * Empty where a person runs the script directly, and where the system does not tell.
 */
export function launcherLinks(): Link[] {
  const links: Link[] = [];
  let length = 0;
  let child = process.pid;
  for (let parent = parentOf(child); parent; parent = parentOf(child)) {
    const command = commandOf(parent);
    const isManager = PACKAGE_MANAGER.test(command.split('\0').slice(0, 2).join('\0'));
    if (!isManager && !SCRIPT_SHELL.test(command)) break;
    links.push({ child, parent });
    if (isManager) length = links.length;
    child = parent;
  }
  // Shells above the outermost package manager belong to the person, and may come and go.
  return links.slice(0, length);
}

/** Whether everybody between us and the outermost package manager is still there. */
export function isIntact(links: readonly Link[]): boolean {
  return links.every(({ child, parent }) => parentOf(child) === parent);
}
