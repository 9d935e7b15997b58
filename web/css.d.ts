// Lets TypeScript accept `import "./look.css"`, which the bundler turns into the page's style sheet.
declare module "*.css";
