export default { plugins: { 'postcss-import': {}, tailwindcss: {}, autoprefixer: {} } };
