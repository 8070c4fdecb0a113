package kr.gonggo.client;

import java.net.ConnectException;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import javax.net.ssl.SSLException;

/**
 * There was no response, or only a part of it. The service may have executed the request, unless {@link #isUnsent()}.
 */
public class ConnectionException extends GonggoException {
    private static final long serialVersionUID = 1L;

    ConnectionException(String message, Throwable cause) {
        super(message, cause);
    }

    /** The message is the same in the clients of all languages, followed by the cause. */
    static String reasonOf(Throwable error, boolean hasBegun) {
        String reason = hasBegun ? "The answer was cut off" : "No answer";
        for (Throwable cause = error; cause != null; cause = cause.getCause()) {
            if (cause instanceof UnresolvedAddressException || cause instanceof UnknownHostException)
                return "The host name was not found";
            if (cause instanceof SSLException && String.valueOf(cause.getMessage()).contains("ecognized SSL message"))
                return "The service at this address does not speak TLS: check http:// and https:// in the base URL";
            if (cause instanceof ConnectException && (cause.getMessage() == null || cause.getMessage().contains("refused")))
                reason = "The connection was refused";
        }
        return error == null || error.getMessage() == null ? reason : reason + ": " + error.getMessage();
    }

    /** {@return whether the request has surely not reached the service} */
    public boolean isUnsent() {
        return getCause() instanceof ConnectException || getCause() instanceof HttpConnectTimeoutException;
    }
}
