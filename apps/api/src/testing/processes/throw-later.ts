// For `--import`: on SIGUSR2, an error is thrown outside of every request, twice, with values that must not be logged.

process.on('SIGUSR2', () => {
  for (const pause of [0, 20]) setTimeout(wrong, pause);
});

function wrong(): void {
  const error = new Error('PESEL 44051401359\n    at 44051401359');
  if (process.env.FAULT === 'unhandledRejection') void Promise.reject(error);
  else throw error;
}
