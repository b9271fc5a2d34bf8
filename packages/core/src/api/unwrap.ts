/** What a call of the typed client resolves with. */
interface Call<Data> {
  data?: Data;
  response: Response;
}

/** The body of a 2xx answer: `const page = await unwrap(api.GET('/companies'))`. Throws `ApiError`. */
export async function unwrap<Data>(call: Promise<Call<Data>>): Promise<Data> {
  return (await answerOf(call)).data;
}

/** The same with the response, for calls whose headers matter. */
export async function answerOf<Data>(call: Promise<Call<Data>>): Promise<{ data: Data; response: Response }> {
  const { data, response } = await call;
  // The client throws unless the answer is 2xx, and then `data` is what the contract says
  return { data: data as Data, response };
}
