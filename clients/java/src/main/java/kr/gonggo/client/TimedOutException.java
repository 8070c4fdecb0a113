package kr.gonggo.client;

import java.math.BigDecimal;
import java.time.Duration;

/** The response was not complete in time. */
public final class TimedOutException extends ConnectionException {
    private static final long serialVersionUID = 1L;

    TimedOutException(Duration longest, Throwable cause) {
        super("No answer within " + BigDecimal.valueOf(longest.toMillis(), 3).stripTrailingZeros().toPlainString()
                + " s: the option timeout sets this limit", cause);
    }
}
