import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// A busy machine may take long to answer; what is awaited is that it does, not how fast.
configure({ asyncUtilTimeout: 15_000 });
