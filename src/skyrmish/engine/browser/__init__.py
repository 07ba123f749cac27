"""The fourth speed: rules as WebAssembly, and records in the memory of a module that a page has loaded."""
