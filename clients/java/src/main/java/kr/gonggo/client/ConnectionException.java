package kr.gonggo.client;

import java.net.ConnectException;
import java.net.http.HttpConnectTimeoutException;

/** No answer, or only a part of one. Whether the service has acted is not known, unless {@link #isUnsent()}. */
public class ConnectionException extends GonggoException {
    private static final long serialVersionUID = 1L;

    ConnectionException(String message, Throwable cause) {
        super(message, cause);
    }

    /** {@return whether the request has surely not reached the service} */
    public boolean isUnsent() {
        return getCause() instanceof ConnectException || getCause() instanceof HttpConnectTimeoutException;
    }
}
