/** What the linter looks at; how lines are laid out is Prettier's. */
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules", "public"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: { allowDefaultProject: ["*.js"] }, extraFileExtensions: [".svelte"] },
    },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      "svelte/no-useless-mustaches": "off", // {" "} is a space that the layout of lines cannot eat
      "no-undef": "off", // TypeScript knows what is defined
      "svelte/prefer-svelte-reactivity": "off", // ours are filled once, or replaced as a whole
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // The linter does not see the types of what markup hands to a function; svelte-check does.
    files: ["**/*.svelte"],
    rules: {
      "svelte/no-unused-svelte-ignore": "off",
      ...Object.fromEntries(
        ["argument", "assignment", "call", "member-access", "return"].map((use) => [
          `@typescript-eslint/no-unsafe-${use}`,
          "off",
        ]),
      ),
    },
  },
  {
    files: ["**/*.test.ts", "src/test-setup.ts"],
    rules: { "@typescript-eslint/unbound-method": "off", "@typescript-eslint/require-await": "off" }, // doubles
  },
);
