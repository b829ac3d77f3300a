import { CallFailure } from '@vitrine/contracts/client.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { client } from '../../app/client.ts';
import { productPage as text } from '../../text/en-product-page.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { BinnedProduct } from './binned-product.tsx';
import { ProductForm } from './product-form.tsx';

export function ProductPage() {
  const { id = '' } = useParams();
  const product = useQuery({
    queryKey: ['product', id],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/products/:id', { params: { id } }, signal),
    // A form starts from what is stored when it is opened, not from what was cached when it was left.
    staleTime: 0,
    gcTime: 0,
    // No refetch under an open form; a stale save is reported when it is made.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <div className={screen['screen']}>
      <Link to="/products" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      {product.isPending ? (
        <ListWaiting />
      ) : product.isError ? (
        product.error instanceof CallFailure &&
        (product.error.status === 404 || product.error.status === 422) ? (
          <EmptyState order={1} title={text.notFoundTitle}>
            {text.notFound}
          </EmptyState>
        ) : (
          <CallFailed error={product.error} again={() => void product.refetch()} />
        )
      ) : product.data.deletedOn === null ? (
        <ProductForm key={id} stored={product.data} />
      ) : (
        <BinnedProduct product={product.data} deletedOn={product.data.deletedOn} />
      )}
    </div>
  );
}
