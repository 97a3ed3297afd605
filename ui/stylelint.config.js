/** What the style sheets may say: sizes by their names in src/styles, and no reaching into other components. */
const named = (family) => new RegExp(`^([a-z]+\\(.*)?var\\(--${family}-`);

export default {
  extends: ["stylelint-config-standard"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    "alpha-value-notation": "number",
    // Rules stand close together, as lines of markup do.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],

    "declaration-property-value-allowed-list": {
      "font-size": [named("text"), "inherit"],
      "z-index": [named("z")],
    },
    "declaration-property-value-disallowed-list": { "box-shadow": [/rgb/] },
    "declaration-property-unit-disallowed-list": {
      font: ["px", "rem", "em"],
      "/^(padding|margin|gap|row-gap|column-gap)/": ["px", "rem"],
      "/radius$/": ["px", "rem", "em"],
    },
    "media-feature-name-disallowed-list": [/width|height/],
    "at-rule-disallowed-list": ["container"],
    "selector-pseudo-class-disallowed-list": ["global"],
  },
};
