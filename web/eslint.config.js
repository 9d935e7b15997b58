// The linter's rules: typescript-eslint's strict, type-checked set, and the project's own borders.
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript-eslint";

const here = dirname(fileURLToPath(import.meta.url));

// Text written by strangers (a record, a position, a name) must never become markup.
const markup = [
  {
    group: ["lit/directives/unsafe-*", "lit-html/directives/unsafe-*", "lit/static-html.js"],
    message: "Text must never become markup: let Lit escape it.",
  },
  { regex: "^lit$", message: "Import from lit/html.js: the rest of lit is not used, and would be loaded." },
];

/**
 * Forbids imports that would turn an arrow of the design round (app -> board -> game, opponent aside).
 * @param {string} room the folder whose files are checked
 * @param {string[]} rooms the folders that they may not import from
 */
function border(room, rooms) {
  const message =
    "Imports go app -> sound -> board -> game and app -> opponent, never back; old and one-file are nobody's.";
  const patterns = rooms.map((other) => ({ regex: `^(\\.\\./)+${other}/`, message }));
  return {
    files: [`**/${room}/**/*.ts`],
    ignores: ["**/*.test.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: [...markup, ...patterns] }] },
  };
}

export default defineConfig(
  { ignores: ["**/node_modules/**", "**/generated/**", "**/dist/**", "**/target/**", "**/results/**"] },
  js.configs.recommended,
  {
    files: ["**/*.ts"],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ["tsconfig.json", "tsconfig.worker.json", "tsconfig.test.json"],
        tsconfigRootDir: here,
      },
    },
    rules: {
      eqeqeq: "error",
      "no-console": ["error", { allow: ["warn", "error"] }],
      "no-eval": "error",
      "no-restricted-imports": ["error", { patterns: markup }],
      "no-restricted-properties": [
        "error",
        ...["innerHTML", "outerHTML", "insertAdjacentHTML", "write"].map((property) => ({
          property,
          message: "Text must never become markup: use textContent or a Lit template.",
          ...(property === "write" ? { object: "document" } : {}),
        })),
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    // Tests hand promises to node:test, which awaits them itself.
    files: ["**/*.test.ts"],
    rules: { "@typescript-eslint/no-floating-promises": "off" },
  },
  border("app", ["generated/magomba", "old", "one-file"]),
  border("board", ["app", "opponent", "sound", "generated", "old", "one-file"]),
  border("game", ["app", "board", "opponent", "sound", "old", "one-file"]),
  border("opponent", ["app", "board", "sound", "generated", "old", "one-file"]),
  border("sound", ["app", "opponent", "generated", "old", "one-file"]),
  // For browsers that know none of the rest.
  border("old", ["app", "board", "game", "opponent", "sound", "generated", "one-file"]),
  border("one-file", ["board", "sound", "generated"]),
  {
    // A kiosk is loaded where the address asks for one, and nowhere else.
    files: ["**/app/**/*.ts"],
    ignores: ["**/app/kiosk/**"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^\\.{1,2}/(.*/)?kiosk/",
              allowTypeImports: true,
              message: "Only app/asked loads a kiosk, by import().",
            },
          ],
        },
      ],
    },
  },
  {
    // For browsers of any age: see old/check.ts.
    files: ["**/old/*.ts"],
    rules: {
      "no-var": "off",
      "@typescript-eslint/prefer-optional-chain": "off",
      "@typescript-eslint/prefer-string-starts-ends-with": "off",
    },
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: {
      globals: {
        console: "readonly",
        Buffer: "readonly",
        process: "readonly",
        TextDecoder: "readonly",
        URL: "readonly",
      },
    },
  },
);
