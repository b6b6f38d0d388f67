// Prints the milliseconds that importing the package takes, in a process of its own.
const start = performance.now();
await import('../../dist/index.js');
console.log(performance.now() - start);
