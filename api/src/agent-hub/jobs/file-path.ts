/** Where the file of an import is kept. */
export const filePath = (jobId: string) => `agent-imports/${jobId}.csv`;
