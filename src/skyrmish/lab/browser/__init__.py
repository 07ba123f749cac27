"""What a page needs to play without a server: rules as WebAssembly, and simulations as jobs for its workers."""
