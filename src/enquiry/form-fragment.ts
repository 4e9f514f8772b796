import { graphql } from "gatsby";

/** The words of the form, for every page that has one. */
export const fragment = graphql`
  fragment EnquiryForm on EnquiryForm {
    inputs {
      name
      label
      hint
      messages {
        required
        invalid
        tooLong
      }
      choice {
        prompt
        none
        options {
          value
          label
        }
      }
    }
    optional
    send
    sending
    sendAnother
    notSent
    replyPromise
    privacy {
      text
      link {
        label
        to
      }
    }
    honeypot
    summary {
      zero
      one
      two
      few
      many
      other
    }
    answers {
      sent
      invalid
      failed
    }
    toasts {
      sent {
        title
        text
      }
      invalid {
        title
        text
      }
      failed {
        title
        text
      }
    }
    confirmation {
      reference {
        label
        note
      }
      next {
        heading
        steps {
          title
          text
        }
      }
      wrote
      more {
        label
        to
      }
    }
    otherWays {
      title
      text
      message
      copy
      copied
      notCopied
    }
  }
`;
