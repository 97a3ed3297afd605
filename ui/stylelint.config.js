/** What the style sheets may say: sizes by their names in src/styles, and nothing about the inside of components. */
const named = (family) => new RegExp(`^([a-z]+\\(.*)?var\\(--${family}-`);

/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  rules: {
    "declaration-property-value-allowed-list": {
      "font-size": [named("text"), named("btn-text"), "inherit", /^[\d.]+(%|em|pt)$/], // pt: on paper
      "line-height": [named("leading"), named("held"), "inherit", /(px|rem)$/], // as high as what stands beside it
      "z-index": [named("z")],
    },
    "declaration-property-value-disallowed-list": { "box-shadow": [/rgb/] },
    "declaration-property-unit-disallowed-list": {
      font: ["px", "rem", "em"],
      "/^(padding|margin|gap|row-gap|column-gap)/": ["px", "rem"],
      "/radius$/": ["px", "rem", "em"],
    },
    "media-feature-name-disallowed-list": [/width|height/], // src/styles/breakpoints.css names them
    "at-rule-disallowed-list": ["container"],
    "selector-pseudo-class-disallowed-list": ["global"], // a component offers properties to set: --ic, --card-width
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],

    "alpha-value-notation": "number",
    "property-no-vendor-prefix": [true, { ignoreProperties: [/text-size-adjust|user-select/] }], // Safari
    "value-keyword-case": ["lower", { ignoreProperties: [/^--font-/] }],
    "no-descending-specificity": null, // rules stand where what they lay out stands in the markup

    // Rules stand close together, as lines of markup do.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
  },
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    {
      files: ["src/pages/rules/RuleText.svelte"], // HTML from the server
      rules: { "selector-pseudo-class-disallowed-list": null },
    },
    { files: ["src/styles/breakpoints.css"], rules: { "media-feature-name-disallowed-list": null } },
  ],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
};
