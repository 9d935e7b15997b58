// Lets TypeScript accept `import "./look.css"`, which the bundler turns into the page's style sheet.
declare module "*.css";
// What a data file says, which the bundler puts into the script that imports it.
declare module "*.txt" {
  const text: string;
  export default text;
}
