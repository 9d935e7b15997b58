// What web/messages.mjs offers to the unit tests.
import type { Message, Resource, Term } from "@fluent/syntax";

/** What is known of a variable: it is selected by numbers, or by these keys only. */
export interface Use {
  readonly number: boolean;
  readonly keys: ReadonlySet<string> | null;
}
/** One selection in a message; `number`: its keys are numbers and categories of plurals; `fallback`: the default's key. */
export interface Selection {
  readonly variable: string;
  readonly keys: readonly string[];
  readonly number: boolean;
  readonly fallback: string | undefined;
}
export const SOURCE: "en";
export const CATEGORIES: ReadonlySet<string>;
export function readLocales(folder?: string): Record<string, Record<string, string>>;
export function parse(source: string, name: string): Resource;
export function shipped(source: string, english: string, name: string): string;
export function messagesOf(resource: Resource): (Message | Term)[];
export function usesOf(message: Message | Term): {
  readonly references: ReadonlySet<string>;
  readonly selections: readonly Selection[];
};
export function variablesOf(messages: readonly (Message | Term)[]): Map<string, Map<string, Use>>;
export function declarations(parts: Record<string, string>): string;
