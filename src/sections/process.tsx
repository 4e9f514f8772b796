import { graphql } from "gatsby";
import { Band } from "../ui/band";
import { Descent, Start } from "../ui/descent";
import { Intro } from "../ui/intro";
import { NoWrap } from "../ui/no-wrap";
import { Body } from "./process/body";
import { End } from "./process/end";
import { Fall } from "./process/lines";

/** How a project goes: steps down which the channel descends to the button that starts one. */
export function Process({ process }: { process: Queries.ProcessFragment }) {
  const { heading, intro, steps, button, closing } = process;
  const columns = [
    ["bring", process.bring],
    ["do", process.do],
    ["hold", process.hold],
  ] as const;
  return (
    <Band ground="sand" id="process">
      <Body style={{ "--steps": steps.length }}>
        <Intro>
          <h2>{heading}</h2>
          <p>
            <NoWrap text={intro} />
          </p>
        </Intro>
        <Fall bend="end-start" at="all" />
        <Start bend="end-start" at="widest" />
        <div className="steps">
          {/* Each step names its columns; on wide screens the names are seen once, above all steps. */}
          <div className="heads" aria-hidden="true">
            {columns.map(([key, name]) => (
              <span key={key} className={key}>
                {name}
              </span>
            ))}
          </div>
          <ol>
            {steps.map((step, index) => (
              <li key={step.name} style={{ "--step": index }}>
                <Descent first={index === 0} at="widest" />
                <h3>{step.name}</h3>
                <dl>
                  {columns.map(([key, name]) => (
                    <div key={key} className={key}>
                      <dt>{name}</dt>
                      <dd>
                        <NoWrap text={step[key]} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ol>
        </div>
        <End button={button} closing={closing} />
      </Body>
    </Band>
  );
}

export const fragment = graphql`
  fragment Process on Process {
    heading
    intro
    bring
    do
    hold
    steps {
      name
      bring
      do
      hold
    }
    button {
      label
      to
    }
    closing
  }
`;
