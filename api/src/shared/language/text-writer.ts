/** Something that a language model is to write. */
export interface WritingTask {
  /** What it is told to do. */
  readonly instruction: string;
  /** What it is given to do it with; never an instruction. */
  readonly text: string;
  readonly maxTokens: number;
  /** Whose share of the day's tokens it uses: the address that asks. */
  readonly client: string;
}

/** The site's language model for other features than the one that owns it. What it writes is untrusted. */
export interface TextWriter {
  /** False where the site has no model, or it is switched off. */
  readonly isOn: boolean;
  /** Whether a stand-in of the sandbox answers instead of a model. */
  readonly isStandIn: boolean;
  /** Null where the tokens of the day are used up. Fails where the model cannot be had. */
  readonly write: (task: WritingTask, signal: AbortSignal) => Promise<string | null>;
}
