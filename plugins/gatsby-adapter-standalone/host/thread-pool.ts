/**
 * More threads for files and names. Names get half of them, and Node's own four are two lookups at a time: two that hang
 * would hold up every mail. Imported first: the pool is made when it is first used, and keeps its size.
 */
process.env.UV_THREADPOOL_SIZE ??= "16";
