/**
 * More threads for files and DNS lookups. Lookups may use half of them: of Node's default four that is two, and two
 * lookups that hang would hold up every mail. Imported first: the pool is made at its first use, and keeps its size.
 */
process.env.UV_THREADPOOL_SIZE ??= "16";
