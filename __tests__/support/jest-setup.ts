import '@testing-library/jest-dom';

// missing in jsdom; jest.spyOn() replaces only what is there
globalThis.fetch ??= () => Promise.reject(new Error('The test does not answer this request.'));
