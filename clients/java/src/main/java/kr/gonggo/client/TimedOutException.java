package kr.gonggo.client;

import java.math.BigDecimal;
import java.time.Duration;

/** The answer, or the rest of it, did not come in time. */
public final class TimedOutException extends ConnectionException {
    private static final long serialVersionUID = 1L;

    TimedOutException(Duration longest, Throwable cause) {
        super("No answer within " + BigDecimal.valueOf(longest.toMillis(), 3).stripTrailingZeros().toPlainString()
                + " s: the option timeout sets this limit", cause);
    }
}
